import { expect, test } from "vitest";
import { createProgress } from "./progress.ts";

const watched = (isTTY: boolean) => {
	const written: string[] = [];
	let moment = 0;
	const screen = { isTTY, write: (text: string) => written.push(text) };
	const progress = createProgress(screen, () => moment);
	return {
		progress,
		written,
		pass: (milliseconds: number) => {
			moment += milliseconds;
		},
	};
};

test("on a terminal one line overwrites itself at most five times a second and is erased before other output", () => {
	const { progress, written, pass } = watched(true);
	progress.clear();
	pass(199);
	progress.show(1000, undefined);
	pass(1);
	progress.show(2000, undefined);
	progress.show(3000, undefined);
	pass(1800);
	progress.show(1_000_000, 0.999);
	progress.clear();
	progress.clear();
	expect(written).toEqual([
		"\r\u001b[K2,000 cases, 10,000 a second",
		"\r\u001b[K1,000,000 cases, 99 %, 500,000 a second",
		"\r\u001b[K",
	]);
});

test("without a terminal nothing is written", () => {
	const { progress, written, pass } = watched(false);
	pass(1000);
	progress.show(1, 1);
	progress.clear();
	expect(written).toEqual([]);
});
