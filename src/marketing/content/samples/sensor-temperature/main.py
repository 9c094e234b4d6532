from benchloom import Context, test

@test(tags=["sensor"], timeout_s=60)
def sensor_temperature(ctx: Context) -> None:
    console = ctx.device.console
    console.send("sensorctl self-test")
    console.expect("self-test: passed", timeout_s=20)

    reading = console.run("sensorctl read temperature")
    celsius = float(reading.stdout)
    ctx.measure("temperature", celsius, "degC", maximum=70)
