from benchloom import Context, perf

@perf(measures=["current_idle"])
def idle_current(ctx: Context):
    ctx.device.reboot()
    console = ctx.device.console
    console.read_until_quiet(10)
    samples = ctx.sample(
        "vbat", duration_s=10
    )
    ctx.measure(
        "current_idle",
        samples.median,
        "A",
        maximum=0.012,
    )
