import { pointOn } from "@tradewind/domain/loan";
import SignaturePad from "signature_pad";
import { drawStrokes, paper } from "./pen.ts";
import type { SignatureActor } from "./signature-actor.ts";

/**
 * Lets the customer draw on a canvas. The machine stores the strokes relative to the pad's size: they are drawn again whenever
 * the canvas gets another size or density, as after a rotation. Returns the function that ends it.
 */
export const attachPad = (canvas: HTMLCanvasElement, actor: SignatureActor): (() => void) => {
	const pad = new SignaturePad(canvas, { backgroundColor: paper, throttle: 0, minDistance: 1 });
	const strokes = () => actor.getSnapshot().context.form.strokes;
	const size = () => ({ width: canvas.clientWidth, height: canvas.clientHeight });
	let fitted = "";
	/** How many points of the stroke that is being drawn the machine has. */
	let sent = 0;

	const fit = () => {
		const { width, height } = size();
		const density = devicePixelRatio || 1;
		const wanted = `${width} ${height} ${density}`;
		if (width === 0 || height === 0 || wanted === fitted) return;
		fitted = wanted;
		canvas.width = Math.round(width * density);
		canvas.height = Math.round(height * density);
		canvas.getContext("2d")?.scale(canvas.width / width, canvas.height / height);
		// Ends a stroke in progress: its further points would refer to the old size.
		pad.off();
		pad.on();
		actor.send({ type: "change", change: { is: "end" } });
		drawStrokes(pad, strokes(), { width, height });
	};
	const send = () => {
		const points = pad.toData().at(-1)?.points ?? [];
		for (const point of points.slice(sent)) {
			const place = pointOn(size(), point);
			if (place)
				actor.send({
					type: "change",
					change: sent === 0 ? { is: "begin", at: place } : { is: "go on", to: place },
				});
			sent += 1;
		}
	};

	pad.addEventListener("beginStroke", (event) => {
		sent = 0;
		if (!actor.getSnapshot().can({ type: "change", change: { is: "end" } })) event.preventDefault();
	});
	pad.addEventListener("afterUpdateStroke", send);
	pad.addEventListener("endStroke", () => actor.send({ type: "change", change: { is: "end" } }));
	const cleared = actor.subscribe(() => {
		if (strokes().length === 0 && !pad.isEmpty()) pad.clear();
	});
	const observer = new ResizeObserver(fit);
	observer.observe(canvas);
	addEventListener("resize", fit);
	fit();
	return () => {
		pad.off();
		cleared.unsubscribe();
		observer.disconnect();
		removeEventListener("resize", fit);
	};
};
