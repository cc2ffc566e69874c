"""What every picture is made with: shapes, materials, the stage, the lens and the darkroom."""
