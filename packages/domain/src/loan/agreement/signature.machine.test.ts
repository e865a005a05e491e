import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { picture } from "../loans.test-support.ts";
import { type SignatureEvent, signatureMachine } from "./signature.machine.ts";
import { emptySignature, NotRendered, type Point, placeOn, pointOn, type Stroke } from "./signature.ts";

const begin = (x: number, y: number): SignatureEvent => ({
	type: "draw",
	change: { is: "begin", at: { x, y } },
});
const goOn = (x: number, y: number): SignatureEvent => ({
	type: "draw",
	change: { is: "go on", to: { x, y } },
});
const end: SignatureEvent = { type: "draw", change: { is: "end" } };
const line: readonly SignatureEvent[] = [begin(0.25, 0.5), goOn(0.75, 0.5), end];
const strokes: readonly Stroke[] = [
	[
		{ x: 0.25, y: 0.5 },
		{ x: 0.75, y: 0.5 },
	],
];
const notRendered = new NotRendered({ detail: "no memory" });

test("every state and every transition is covered", () => {
	const coverage = coverMachine(
		signatureMachine,
		[
			begin(0, 0),
			goOn(1, 1),
			{ type: "sign" },
			{ type: "clear" },
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
				isPrompted,
			],
		},
	);
	expect(coverage.states).toBe(6);
});

const start = () => {
	const render = scriptedRequest<string, NotRendered, readonly Stroke[]>();
	const actor = createActor(signatureMachine.provide({ actors: { render: render.logic } }));
	const emitted: unknown[] = [];
	actor.on("signed", (event) => emitted.push(event));
	actor.start();
	return {
		render,
		emitted,
		say: (...events: readonly SignatureEvent[]) => {
			for (const event of events) actor.send(event);
			return actor.getSnapshot().value;
		},
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
	};
};

describe("Spec 2 §5: please sign", () => {
	test("is asked for on an empty pad, until something is drawn", () => {
		const { say, context, render } = start();
		expect([say({ type: "sign" }), context().isPrompted]).toEqual(["empty", true]);
		expect([say(begin(0, 0)), context().isPrompted]).toEqual(["drawn", false]);
		expect(render.inputs()).toEqual([]);
	});

	test("is asked for after a dot, which is no signature", () => {
		const { say, context, render } = start();
		expect([say(begin(0.5, 0.5), end, { type: "sign" }), context().isPrompted, render.inputs()]).toEqual([
			"drawn",
			true,
			[],
		]);
	});

	test("is asked for on a pad that was wiped, also after a signature", async () => {
		const { say, context, render, emitted } = start();
		expect([say(...line, { type: "clear" }, { type: "sign" }), context().isPrompted]).toEqual([
			"empty",
			true,
		]);
		expect([say({ type: "clear" }), context()]).toEqual([
			"empty",
			{ form: emptySignature, isPrompted: false, picture: undefined, error: undefined },
		]);
		say(...line, { type: "sign" });
		await render.succeed(picture);
		expect([say({ type: "clear" }, { type: "sign" }), context().picture]).toEqual(["empty", undefined]);
		expect([emitted.length, render.inputs().length]).toEqual([1, 1]);
	});

	test("a stroke that was under way when the pad was wiped does not go on", () => {
		const { say, context } = start();
		expect(say(begin(0, 0), { type: "clear" }, goOn(1, 1))).toBe("empty");
		expect(context().form).toEqual(emptySignature);
	});
});

describe("Spec 2 §2: signing", () => {
	test("makes a picture of the strokes, once, and tells it", async () => {
		const { say, render, emitted, isBusy, state, context } = start();
		expect([say(...line, { type: "sign" }, { type: "sign" }), isBusy()]).toEqual(["rendering", true]);
		expect(render.inputs()).toEqual([strokes]);
		await render.succeed(picture);
		expect([state(), emitted, context().picture]).toEqual(["signed", [{ type: "signed", picture }], picture]);
	});

	test("ends the stroke that is under way, and lets nothing be drawn or wiped meanwhile", async () => {
		const { say, render, context } = start();
		say(begin(0.25, 0.5), goOn(0.75, 0.5), { type: "sign" }, goOn(1, 1), begin(0, 0), { type: "clear" });
		expect([context().form, render.interrupted()]).toEqual([{ strokes, isDrawing: false }, [false]]);
		await render.succeed(picture);
		expect([say(goOn(1, 1), begin(0, 0)), context().form.strokes]).toEqual(["signed", strokes]);
	});

	test("can be told again as it is, when the loan was refused", async () => {
		const { say, render, emitted } = start();
		say(...line, { type: "sign" });
		await render.succeed(picture);
		say({ type: "sign" });
		expect([emitted, render.inputs().length]).toEqual([
			[
				{ type: "signed", picture },
				{ type: "signed", picture },
			],
			1,
		]);
	});

	test("that makes no picture keeps the strokes and can be tried again", async () => {
		const { say, render, emitted, state, context } = start();
		say(...line, { type: "sign" });
		await render.fail(notRendered);
		expect([state(), context().error, context().form.strokes]).toEqual([
			"not rendered",
			notRendered,
			strokes,
		]);
		expect([say({ type: "sign" }), context().error]).toEqual(["rendering", undefined]);
		await render.break();
		expect([state(), context().error]).toEqual(["not rendered", undefined]);
		say({ type: "sign" });
		await render.succeed("not a picture");
		expect([state(), emitted]).toEqual(["not rendered", []]);
		expect([say(begin(0, 0)), context().form.strokes.length, context().error]).toEqual([
			"drawn",
			2,
			undefined,
		]);
		say({ type: "sign" });
		await render.succeed(picture);
		expect([state(), emitted]).toEqual(["signed", [{ type: "signed", picture }]]);
	});

	test("that makes no picture can be given up", async () => {
		const { say, render, context } = start();
		say(...line, { type: "sign" });
		await render.fail(notRendered);
		expect([say({ type: "clear" }), context().form, context().error]).toEqual([
			"empty",
			emptySignature,
			undefined,
		]);
	});
});

describe("Pitfall 12: turning and resizing", () => {
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

	test("no sequence of them loses or moves a stroke; a pad without a size only draws nothing", () => {
		fc.assert(
			fc.property(steps, (taken) => {
				const { say, context } = start();
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
						say(end);
						isDown = false;
						continue;
					}
					const wanted = step.is === "begin" ? step.at : step.to;
					const point = pointOn(pad, placeOn(pad, wanted));
					if (!point) continue;
					if (step.is === "begin") {
						say({ type: "draw", change: { is: "begin", at: point } });
						kept.push([wanted]);
						isDown = true;
					} else {
						say({ type: "draw", change: { is: "go on", to: point } });
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
