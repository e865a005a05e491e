/** Milliseconds after which `act` is called without a paint, as on a hidden page. */
const maxMs = 250;

/** Calls `act` once, after the next paint. Returns the function that cancels the call. */
export const afterPaint = (act: () => void): (() => void) => {
	const cancel = () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
	const frame = requestAnimationFrame(() => {
		clearTimeout(timer);
		timer = setTimeout(act);
	});
	let timer = setTimeout(() => {
		cancel();
		act();
	}, maxMs);
	return cancel;
};
