"""The pantry: what dishes are made of."""
