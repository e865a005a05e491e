import { expect, test } from "vitest";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { createPlatform } from "../platform.ts";

const broken = new Error("broken");

test("an error in a timer or a frame is reported, and the platform goes on quoting", () => {
	const clock = createVirtualClock();
	const defects: unknown[] = [];
	const { connect, stop } = createPlatform({ clock, onDefect: (error) => defects.push(error) });
	let isBroken = false;
	const texts: string[] = [];
	const { received } = connect({
		send: (text) => {
			if (isBroken) throw broken;
			texts.push(text);
		},
		close: () => {},
	});
	received('{"type":"sub","topic":"DAY_MARKET"}');
	isBroken = true;
	clock.advance(1000);
	received('{"type":"ping","time":1}');
	expect(new Set(defects)).toEqual(new Set([broken]));
	isBroken = false;
	texts.splice(0);
	clock.advance(1000);
	expect(texts.length).toBeGreaterThan(0);
	stop();
});
