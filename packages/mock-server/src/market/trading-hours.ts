/** The hours of a day, GMT, in which is traded, as the stretches that the closed ones leave: `{ from: 22, to: 24 }`. */
export const tradingHours = (
	closed: readonly number[],
): readonly { readonly from: number; readonly to: number }[] => {
	const stretches: { from: number; to: number }[] = [];
	for (let hour = 0; hour < 24; hour++) {
		const last = stretches.at(-1);
		if (closed.includes(hour)) continue;
		if (last?.to === hour) last.to = hour + 1;
		else stretches.push({ from: hour, to: hour + 1 });
	}
	return stretches;
};
