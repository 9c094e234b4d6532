from benchloom import Context, test

@test(requires=["can-loopback"], timeout_s=60)
def can_loopback(ctx: Context) -> None:
    result = ctx.device.console.run(
        "(candump -n 1 -T 2000 can1 & sleep 0.5;"
        " cansend can0 123#DEADBEEF; wait)"
    )
    ctx.check(
        "DE AD BE EF" in result.stdout,
        "frame not received on can1",
    )
