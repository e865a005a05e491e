/**
 * Runs in the browser. What is wrong with the open sheet: it must be at least as high as its content or as the screen allows,
 * inside the screen, with its head and foot visible, and its last control must be reachable.
 */
export const sheetFaults = async (): Promise<readonly string[]> => {
	const open = [...document.querySelectorAll("dialog[open]")].at(-1);
	if (!(open instanceof HTMLElement)) return ["no sheet is open"];
	await Promise.all(open.getAnimations().map((animation) => animation.finished.catch(() => {})));
	await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	const found: string[] = [];
	const box = open.getBoundingClientRect();
	const isInside = (inner: DOMRect, outer: Pick<DOMRect, "top" | "left" | "right" | "bottom">): boolean =>
		inner.top >= outer.top - 1 &&
		inner.bottom <= outer.bottom + 1 &&
		inner.left >= outer.left - 1 &&
		inner.right <= outer.right + 1;
	const screen = { top: 0, left: 0, right: innerWidth, bottom: innerHeight };
	const size = `${Math.round(box.width)} by ${Math.round(box.height)} px at ${Math.round(box.x)}, ${Math.round(box.y)}`;
	if (!isInside(box, screen))
		found.push(`it leaves the screen of ${innerWidth} by ${innerHeight} px: ${size}`);
	if (box.height < 80) found.push(`it has no height: ${size}`);
	if (open.scrollWidth > open.clientWidth + 1)
		found.push(`its content is ${open.scrollWidth - open.clientWidth} px too wide`);
	const scrollers = [...open.querySelectorAll("*")].filter((each) =>
		/auto|scroll/.test(getComputedStyle(each).overflowY),
	);
	const hidden = Math.max(0, ...scrollers.map((each) => each.scrollHeight - each.clientHeight));
	if (hidden > 1 && box.height < Math.min(innerHeight * 0.86, 740))
		found.push(`${hidden} px of its content are hidden, although the screen has room: ${size}`);
	for (const outer of scrollers)
		if (outer.scrollHeight > 0 && outer.clientHeight < 40)
			found.push(`its content has only ${outer.clientHeight} px`);
	const body = open.firstElementChild;
	for (const part of body?.children ?? []) {
		const edges = part.getBoundingClientRect();
		if (edges.height > 0 && !isInside(edges, box)) found.push(`a part is cut off: ${part.className}`);
		if (edges.height > 0 && edges.bottom > innerHeight + 1)
			found.push(`a part is below the screen: ${part.className}`);
	}
	const controls = [...open.querySelectorAll("a[href], button, input, select, textarea")].filter((each) =>
		each.checkVisibility({ visibilityProperty: true }),
	);
	const last = controls.at(-1);
	if (!last) return [...found, "it has no control"];
	last.scrollIntoView({ block: "nearest", behavior: "instant" });
	const { x, y, width, height } = last.getBoundingClientRect();
	const hit = document.elementFromPoint(x + width / 2, y + height / 2);
	if (!hit || !(last.contains(hit) || hit.contains(last) || hit.closest("label")?.control === last))
		found.push(`its last control cannot be reached: ${last.outerHTML.slice(0, 80)}`);
	return found;
};
