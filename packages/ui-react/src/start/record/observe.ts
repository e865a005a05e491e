import type { AnyActor, InspectionEvent } from "xstate";
import { type RawStep, record, recorder } from "../../state/recorder.ts";
import { readPageStart, shownPage } from "./page-start.ts";
import { recordTouches } from "./record-touches.ts";

/** Characters that are kept; each step counts as some characters. */
const maxSize = 3_000_000;
const stepSize = 100;
/** The first steps are kept, unless they take too much of the size: a replay begins with them. */
const keptAtStart = 400;
const maxSizeAtStart = maxSize / 2;
const leftOutAtOnce = maxSize / 10;

/** Begins to observe what the static part of the recorder (record-app.ts) does not: the states of machines and what the customer does. */
export const observe = (): void => {
	const start = readPageStart();
	globalThis.appRecording = () => import("./save-recording.ts").then((file) => file.recordingNow(start));
	for (const step of recorder.steps) refine(step);
	let size = recorder.steps.reduce((sum, step) => sum + sizeOf(step), 0);
	let gap: RawStep | undefined;
	let kept = 0;
	recorder.added = () => {
		const { steps } = recorder;
		const step = steps.at(-1);
		if (!step) return;
		refine(step);
		size += sizeOf(step);
		if (size < maxSize) return;
		if (!gap) kept = countWithin(maxSizeAtStart, steps.slice(0, keptAtStart));
		gap ??= [0, "gap", 0];
		// At least the gap and one step.
		const count = Math.max(2, countWithin(leftOutAtOnce, steps.slice(kept)));
		const old = steps.splice(kept, count, gap).filter((one) => one !== gap);
		for (const one of old) size -= sizeOf(one);
		gap.splice(0, 3, old.at(-1)?.[0] ?? 0, "gap", Number(gap[2]) + old.length);
	};
	if (typeof document !== "undefined" && "body" in document) {
		recordTouches();
		recordPages();
	}
	for (const type of ["online", "offline"]) addEventListener(type, () => record("device", type === "online"));
};

/** Records to which pages the customer goes. */
const recordPages = (): void => {
	let last = shownPage();
	const see = (): void => {
		const page = shownPage();
		// A sheet adds an entry of the same page.
		if (page !== last) record("page", page);
		last = page;
	};
	const push = history.pushState;
	history.pushState = function (...state) {
		push.apply(this, state);
		see();
	};
	addEventListener("popstate", see);
};

/** How many of these steps, from the first one on, are not larger than `most` together. */
const countWithin = (most: number, steps: readonly RawStep[]): number => {
	let size = 0;
	const end = steps.findIndex((step) => {
		size += sizeOf(step);
		return size > most;
	});
	return end < 0 ? steps.length : end;
};

const sizeOf = ([, , ...facts]: RawStep): number =>
	facts.reduce<number>((sum, fact) => sum + (textIn(fact)?.length ?? 0), stepSize);

const textIn = (fact: unknown): string | undefined => {
	if (typeof fact === "string") return fact;
	const { text } = Object(fact);
	return typeof text === "string" ? text : undefined;
};

/** Drops what a recording must not keep even in memory: passwords, and actors that have ended. */
const refine = (step: RawStep): void => {
	const [, is, first, second] = step;
	if (is === "call" && typeof second === "object" && second) step[3] = withoutPasswords(second);
	if (is === "machine" && isActor(first)) {
		step[2] = first.sessionId;
		if (!first._parent && "root" in first.logic) watch(first, step);
	}
};

const isActor = (value: unknown): value is AnyActor =>
	typeof value === "object" && !!value && "logic" in value;

/** JSON without passwords; `null` for what cannot be written as JSON. */
const withoutPasswords = (value: object): string => {
	try {
		return JSON.stringify(value, (key, field) => (/passw/iu.test(key) ? "" : field));
	} catch {
		return "null";
	}
};

const watch = (actor: AnyActor, step: RawStep): void => {
	const { sessionId } = actor;
	step.push(actor.logic.id, new WeakRef(actor));
	let last: string | undefined;
	const see = (snapshot: object): void => {
		const value = "value" in snapshot ? JSON.stringify(snapshot.value) : last;
		if (value !== last) record("state", sessionId, value);
		last = value;
	};
	actor.system.inspect((seen: InspectionEvent) => {
		if (seen.type === "@xstate.snapshot" && seen.actorRef === actor) see(seen.snapshot);
	});
	recordEvents(actor);
	see(actor.getSnapshot());
};

/** How many events are being sent: one that is sent meanwhile is a consequence, which a replay brings about by itself. */
let sending = 0;

const recordEvents = (actor: AnyActor): void => {
	const { send } = actor;
	actor.send = (event) => {
		if (sending === 0 && isOfCustomer(globalThis.event))
			record("event", actor.sessionId, withoutPasswords(event));
		sending += 1;
		try {
			send(event);
		} finally {
			sending -= 1;
		}
	};
};

/** Within the handler of a press or of typing, the global `event` is that of the browser. */
const isOfCustomer = (event: Event | undefined): boolean =>
	event?.isTrusted === true && /^(click|input|change|submit|key|pointer)/u.test(event.type);
