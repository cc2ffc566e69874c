"""Gas that burns over the iron, seen from the side: heat rises, curls and cools."""

import numpy as np

WIDE, HIGH, STEPS = 150, 190, 120
UPDRAFT, LIFT, COOLING, CURL = 2.0, 0.22, 0.0105, 0.2


def burnt(seed: int) -> np.ndarray:
    """How hot it is at every point, from 0 to 1, the lowest row first."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[:HIGH, :WIDE].astype(float)
    waves = (np.fft.fftfreq(WIDE)[None, :] * 2 * np.pi, np.fft.fftfreq(HIGH)[:, None] * 2 * np.pi)
    flow, heat = np.zeros((HIGH, WIDE, 2)), np.zeros((HIGH, WIDE))
    seats, phases, paces = rng.uniform(-1, 1, 13), rng.uniform(0, 6.28, 13), rng.uniform(0.06, 0.22, 13)
    for step in range(STEPS):
        heat[2:5] = np.maximum(heat[2:5], _fed(seats, phases, paces, step))
        heat = np.maximum(heat * 0.995 - COOLING, 0)
        flow = _calm(_curled(flow + np.stack([heat * 0, LIFT * heat], axis=-1)))
        flow = _without_pressure(flow, *waves)
        back = x - flow[..., 0], y - flow[..., 1] - UPDRAFT
        flow, heat = _looked_up(flow, *back), _looked_up(heat, *back)
    # Gone before the upper end of the picture, and not cut off at the lower.
    return heat * np.clip((HIGH - 1 - y) / 40, 0, 1) * np.clip(y / 5, 0, 1)


def _fed(seats, phases, paces, step):
    """Where gas comes out at a moment: jets that wander and pulse, none at the sides."""
    middle = (np.arange(WIDE) / WIDE - 0.5) * 2
    total = np.zeros(WIDE)
    for seat, phase, pace in zip(seats, phases, paces):
        swing = np.sin(step * pace + phase)
        total += np.exp(-(((middle - 0.58 * seat - 0.05 * swing) / 0.045) ** 2)) * (0.6 + 0.5 * np.sin(step * pace * 1.7 + phase))
    return np.clip(total, 0, 1)


def _curled(flow):
    """Gives back the small whirls that a coarse grid takes away."""
    u, v = flow[..., 0], flow[..., 1]
    curl = _slope(v, 1) - _slope(u, 0)
    across, up = _slope(np.abs(curl), 1), _slope(np.abs(curl), 0)
    steep = np.sqrt(across**2 + up**2) + 1e-5
    return flow + CURL * np.stack([up / steep * curl, -across / steep * curl], axis=-1)


def _slope(field, axis):
    return (np.roll(field, -1, axis) - np.roll(field, 1, axis)) / 2


def _calm(flow):
    """Still air around it."""
    flow[:3] = 0
    flow[-12:] *= 0.8
    flow[:, :4] *= 0.7
    flow[:, -4:] *= 0.7
    return flow * 0.995


def _without_pressure(flow, across, up):
    """What flows in flows out."""
    size = across**2 + up**2
    size[0, 0] = 1
    u, v = np.fft.fft2(flow[..., 0]), np.fft.fft2(flow[..., 1])
    push = (across * u + up * v) / size
    return np.stack([np.fft.ifft2(u - across * push).real, np.fft.ifft2(v - up * push).real], axis=-1)


def _looked_up(field, x, y):
    """The field between its points; sideways it goes around."""
    x, y = x % WIDE, np.clip(y, 0, HIGH - 1.001)
    left, low = np.floor(x).astype(int), np.floor(y).astype(int)
    a, b = x - left, y - low
    if field.ndim == 3:
        a, b = a[..., None], b[..., None]
    left, right = left % WIDE, (left + 1) % WIDE
    lower = field[low, left] * (1 - a) + field[low, right] * a
    upper = field[low + 1, left] * (1 - a) + field[low + 1, right] * a
    return lower * (1 - b) + upper * b
