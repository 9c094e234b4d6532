from benchloom import Context, test

@test(requires=["uart-loopback"])
def uart_echo(ctx: Context):
    console = ctx.device.console
    console.run("stty -F /dev/ttyS1 115200 raw -echo")
    reply = console.run(
        "(timeout 3 head -c 4 /dev/ttyS1 & "
        "sleep 1; printf ping > /dev/ttyS1; wait)"
    )
    heard = "ping" in reply.stdout
    ctx.check(heard, "no echo on ttyS1")
