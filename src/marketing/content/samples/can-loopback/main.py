from benchloom import Context, test

@test(requires=["can-loopback"])
def can_loopback(ctx: Context):
    reply = ctx.device.console.run(
        "(candump -n1 -T2000 can1 & "
        "sleep 1; "
        "cansend can0 001#2A; wait)"
    )
    heard = "[1]  2A" in reply.stdout
    ctx.check(heard, "no frame on can1")
