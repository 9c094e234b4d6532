from benchloom import Context, perf

@perf(measures=["current_idle"])
def idle_current(ctx: Context):
    board = ctx.device
    board.reboot()
    board.console.read_until_quiet(10)
    amps = ctx.sample("vbat", duration_s=9)
    ctx.measure("current_idle",
        amps.median, "A", maximum=0.012)
