import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { picture } from "../loans.test-support.ts";
import { type SignatureEvent, signatureMachine } from "./signature.machine.ts";
import {
	emptySignature,
	NotRendered,
	type Point,
	placeOn,
	pointOn,
	type SignatureInk,
	type SignatureWay,
	type Stroke,
} from "./signature.ts";

const begin = (x: number, y: number): SignatureEvent => ({
	type: "change",
	change: { is: "begin", at: { x, y } },
});
const goOn = (x: number, y: number): SignatureEvent => ({
	type: "change",
	change: { is: "go on", to: { x, y } },
});
const end: SignatureEvent = { type: "change", change: { is: "end" } };
const line: readonly SignatureEvent[] = [begin(0.25, 0.5), goOn(0.75, 0.5), end];
const strokes: readonly Stroke[] = [
	[
		{ x: 0.25, y: 0.5 },
		{ x: 0.75, y: 0.5 },
	],
];
const way = (way: SignatureWay): SignatureEvent => ({ type: "change", change: { is: "way", way } });
const name = (name: string): SignatureEvent => ({ type: "change", change: { is: "name", name } });
const drawnInk: SignatureInk = { is: "drawn", strokes };
const notRendered = new NotRendered({ detail: "no memory" });

test("every state and every transition is covered", () => {
	const coverage = coverMachine(
		signatureMachine,
		[
			begin(0, 0),
			goOn(1, 1),
			{ type: "sign" },
			{ type: "clear" },
			way("typed"),
			name("Mia"),
			{ type: "xstate.done.actor.render", output: Result.succeed(picture) },
			{ type: "xstate.done.actor.render", output: Result.succeed("") },
			{ type: "xstate.done.actor.render", output: Result.fail(notRendered) },
			{ type: "xstate.error.actor.render", error: new Error() },
		],
		{
			sameWhen: ({ value, context: { form, isPrompted } }) => [
				value,
				Math.min(form.strokes.length, 2),
				form.strokes.some((stroke) => stroke.length > 1),
				form.way,
				form.name,
				isPrompted,
			],
		},
	);
	expect(coverage.states).toBe(6);
});

const start = () => {
	const render = scriptedRequest<string, NotRendered, SignatureInk>();
	const actor = createActor(signatureMachine.provide({ actors: { render: render.logic } }));
	const emitted: unknown[] = [];
	actor.on("signed", (event) => emitted.push(event));
	actor.start();
	return {
		render,
		emitted,
		dispatch: (...events: readonly SignatureEvent[]) => {
			for (const event of events) actor.send(event);
			return actor.getSnapshot().value;
		},
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
	};
};

describe("Spec 2 §5: the prompt to sign", () => {
	test("is shown for an empty pad until something is drawn", () => {
		const { dispatch, context, render } = start();
		expect([dispatch({ type: "sign" }), context().isPrompted]).toEqual(["empty", true]);
		expect([dispatch(begin(0, 0)), context().isPrompted]).toEqual(["made", false]);
		expect(render.inputs()).toEqual([]);
	});

	test("is shown after a dot, which is not a signature", () => {
		const { dispatch, context, render } = start();
		expect([dispatch(begin(0.5, 0.5), end, { type: "sign" }), context().isPrompted, render.inputs()]).toEqual(
			["made", true, []],
		);
	});

	test("is shown for a cleared pad, also after a signature", async () => {
		const { dispatch, context, render, emitted } = start();
		expect([dispatch(...line, { type: "clear" }, { type: "sign" }), context().isPrompted]).toEqual([
			"empty",
			true,
		]);
		expect([dispatch({ type: "clear" }), context()]).toEqual([
			"empty",
			{ form: emptySignature, isPrompted: false, picture: undefined, error: undefined },
		]);
		dispatch(...line, { type: "sign" });
		await render.succeed(picture);
		expect([dispatch({ type: "clear" }, { type: "sign" }), context().picture]).toEqual(["empty", undefined]);
		expect([emitted.length, render.inputs().length]).toEqual([1, 1]);
	});

	test("a stroke in progress ends when the pad is cleared", () => {
		const { dispatch, context } = start();
		expect(dispatch(begin(0, 0), { type: "clear" }, goOn(1, 1))).toBe("empty");
		expect(context().form).toEqual(emptySignature);
	});
});

describe("Spec 2 §2: signing", () => {
	test("renders the strokes once and emits the picture", async () => {
		const { dispatch, render, emitted, isBusy, state, context } = start();
		expect([dispatch(...line, { type: "sign" }, { type: "sign" }), isBusy()]).toEqual(["rendering", true]);
		expect(render.inputs()).toEqual([drawnInk]);
		await render.succeed(picture);
		expect([state(), emitted, context().picture]).toEqual(["signed", [{ type: "signed", picture }], picture]);
	});

	test("ends the stroke in progress, and blocks drawing and clearing meanwhile", async () => {
		const { dispatch, render, context } = start();
		dispatch(begin(0.25, 0.5), goOn(0.75, 0.5), { type: "sign" }, goOn(1, 1), begin(0, 0), { type: "clear" });
		expect([context().form, render.interrupted()]).toEqual([{ ...emptySignature, strokes }, [false]]);
		await render.succeed(picture);
		expect([dispatch(goOn(1, 1), begin(0, 0)), context().form.strokes]).toEqual(["signed", strokes]);
	});

	test("emits the same picture again after a refused loan", async () => {
		const { dispatch, render, emitted } = start();
		dispatch(...line, { type: "sign" });
		await render.succeed(picture);
		dispatch({ type: "sign" });
		expect([emitted, render.inputs().length]).toEqual([
			[
				{ type: "signed", picture },
				{ type: "signed", picture },
			],
			1,
		]);
	});

	test("without a picture keeps the strokes and can be retried", async () => {
		const { dispatch, render, emitted, state, context } = start();
		dispatch(...line, { type: "sign" });
		await render.fail(notRendered);
		expect([state(), context().error, context().form.strokes]).toEqual([
			"not rendered",
			notRendered,
			strokes,
		]);
		expect([dispatch({ type: "sign" }), context().error]).toEqual(["rendering", undefined]);
		await render.break();
		expect([state(), context().error]).toEqual(["not rendered", undefined]);
		dispatch({ type: "sign" });
		await render.succeed("not a picture");
		expect([state(), emitted]).toEqual(["not rendered", []]);
		expect([dispatch(begin(0, 0)), context().form.strokes.length, context().error]).toEqual([
			"made",
			2,
			undefined,
		]);
		dispatch({ type: "sign" });
		await render.succeed(picture);
		expect([state(), emitted]).toEqual(["signed", [{ type: "signed", picture }]]);
	});

	test("without a picture can be cancelled", async () => {
		const { dispatch, render, context } = start();
		dispatch(...line, { type: "sign" });
		await render.fail(notRendered);
		expect([dispatch({ type: "clear" }), context().form, context().error]).toEqual([
			"empty",
			emptySignature,
			undefined,
		]);
	});
});

describe("A-382: a typed name", () => {
	test("is rendered without blanks at its ends, and marked as typed", async () => {
		const { dispatch, render, emitted, state } = start();
		expect(dispatch(way("typed"), name("  Mia Berg "), { type: "sign" })).toBe("rendering");
		expect(render.inputs()).toEqual([{ is: "typed", name: "Mia Berg" }]);
		await render.succeed(picture);
		expect([state(), emitted]).toEqual(["signed", [{ type: "signed", picture }]]);
		expect([dispatch(name("Eva"), way("drawn")), emitted.length]).toEqual(["signed", 1]);
	});

	test.each(["", "   ", "M", "..", "12 34"])("%j is prompted for more", (typed) => {
		const { dispatch, context, render } = start();
		dispatch(way("typed"), name(typed), { type: "sign" });
		expect([context().isPrompted, render.inputs()]).toEqual([true, []]);
	});

	test.each(["Mia", "李明", "محمد", "Ng"])("%s is a name", (typed) => {
		const { dispatch } = start();
		expect(dispatch(way("typed"), name(typed), { type: "sign" })).toBe("rendering");
	});

	test("does not sign while the pad is chosen, and strokes do not while the name is", () => {
		const { dispatch, render } = start();
		expect(dispatch(way("typed"), name("Mia Berg"), way("drawn"), { type: "sign" })).toBe("empty");
		expect(dispatch(...line, way("typed"), { type: "clear" }, { type: "sign" })).toBe("empty");
		expect(render.inputs()).toEqual([]);
	});

	test("keeps what was drawn before, and clearing keeps the way of signing", () => {
		const { dispatch, context } = start();
		expect(dispatch(...line, way("typed"), name("Mia"))).toBe("made");
		expect(context().form).toEqual({ way: "typed", strokes, isDrawing: false, name: "Mia" });
		expect([dispatch({ type: "clear" }), context().form]).toEqual([
			"empty",
			{ ...emptySignature, way: "typed" },
		]);
	});
});

describe("Pitfall 12: rotating and resizing", () => {
	const side = fc.integer({ min: 0, max: 2000 });
	const share = fc.double({ min: 0, max: 1, noNaN: true });
	const points: fc.Arbitrary<Point> = fc.record({ x: share, y: share });
	const steps = fc.array(
		fc.oneof(
			fc.record({ is: fc.constant("resize" as const), pad: fc.record({ width: side, height: side }) }),
			fc.record({ is: fc.constant("begin" as const), at: points }),
			fc.record({ is: fc.constant("go on" as const), to: points }),
			fc.record({ is: fc.constant("end" as const) }),
		),
		{ maxLength: 40 },
	);

	test("no sequence of changes loses or moves a stroke; a pad without a size only ignores touches", () => {
		fc.assert(
			fc.property(steps, (taken) => {
				const { dispatch, context } = start();
				let pad = { width: 300, height: 150 };
				const kept: Point[][] = [];
				let isDown = false;
				for (const step of taken) {
					const before = context().form;
					if (step.is === "resize") {
						pad = step.pad;
						expect(context().form).toEqual(before);
						continue;
					}
					if (step.is === "end") {
						dispatch(end);
						isDown = false;
						continue;
					}
					const wanted = step.is === "begin" ? step.at : step.to;
					const point = pointOn(pad, placeOn(pad, wanted));
					if (!point) continue;
					if (step.is === "begin") {
						dispatch({ type: "change", change: { is: "begin", at: point } });
						kept.push([wanted]);
						isDown = true;
					} else {
						dispatch({ type: "change", change: { is: "go on", to: point } });
						if (isDown) kept.at(-1)?.push(wanted);
					}
				}
				const { strokes: now } = context().form;
				expect(now.map((stroke) => stroke.length)).toEqual(kept.map((stroke) => stroke.length));
				for (const [index, stroke] of now.entries())
					for (const [place, { x, y }] of stroke.entries()) {
						expect(x).toBeCloseTo(kept[index]?.[place]?.x ?? -1, 9);
						expect(y).toBeCloseTo(kept[index]?.[place]?.y ?? -1, 9);
					}
			}),
		);
	});
});
