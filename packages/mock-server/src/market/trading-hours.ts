/** The trading hours of a day, GMT, as ranges between the closed hours: `{ from: 22, to: 24 }`. */
export const tradingHours = (
	closed: readonly number[],
): readonly { readonly from: number; readonly to: number }[] => {
	const ranges: { from: number; to: number }[] = [];
	for (let hour = 0; hour < 24; hour++) {
		const last = ranges.at(-1);
		if (closed.includes(hour)) continue;
		if (last?.to === hour) last.to = hour + 1;
		else ranges.push({ from: hour, to: hour + 1 });
	}
	return ranges;
};
