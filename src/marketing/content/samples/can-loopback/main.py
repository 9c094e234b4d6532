from benchloom import Context, test

@test(
    requires=["can-loopback"],
    timeout_s=60,
)
def can_loopback(ctx: Context):
    result = ctx.device.console.run(
        "(candump -n1 -T999 can1 &"
        " sleep 0.5;"
        " cansend can0 1#2A; wait)"
    )
    ctx.check(
        "[1]  2A" in result.stdout,
        "frame not received on can1",
    )
