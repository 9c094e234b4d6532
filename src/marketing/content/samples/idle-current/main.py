from benchloom import Context, perf

@perf(repeat=5, measures=["current_idle"])
def idle_current(ctx: Context) -> None:
    ctx.device.reboot(timeout_s=120)
    console = ctx.device.console
    console.read_until_quiet(30, timeout_s=120)
    samples = ctx.sample("vbat", duration_s=10)
    ctx.measure(
        "current_idle",
        samples.median,
        "A",
        maximum=0.012,
    )
