/** Milliseconds after which a page that is not painted, as a hidden one, goes on all the same. */
const longestWait = 250;

/** Does `act` once the browser has painted what stands now. Gives back how to call it off. */
export const afterPaint = (act: () => void): (() => void) => {
	const callOff = () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
	const frame = requestAnimationFrame(() => {
		clearTimeout(timer);
		timer = setTimeout(act);
	});
	let timer = setTimeout(() => {
		callOff();
		act();
	}, longestWait);
	return callOff;
};
