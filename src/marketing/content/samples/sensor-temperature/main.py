from benchloom import Context, test

@test(tags=["sensor"], timeout_s=60)
def board_temperature(ctx: Context):
    board = ctx.device.console
    board.send("sensor test")
    board.expect("ok", timeout_s=20)

    reply = board.run("sensor read")
    celsius = float(reply.stdout)
    ctx.measure(
        "temp", celsius, "degC",
        maximum=70,
    )
