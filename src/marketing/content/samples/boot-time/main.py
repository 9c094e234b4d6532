from benchloom import Context, perf

@perf(measures=["boot_time"], repeat=3)
def boot_time(ctx: Context):
    seconds = ctx.device.reboot(timeout_s=60)
    ctx.measure(
        "boot_time", seconds, "s",
        maximum=10,
    )
