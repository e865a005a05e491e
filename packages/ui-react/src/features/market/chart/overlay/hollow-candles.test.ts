import { expect, test } from "vitest";
import type { ChartLook } from "../candle-drawing.ts";
import { createHollowCandles } from "./hollow-candles.ts";

const lookOf = (up: string, down: string) => ({ up, down }) as ChartLook;

test("A-666: hollow candles outline rising bars and fill falling ones in the colours of prices, and leave no trace", () => {
	const options = { upColor: "green", downColor: "red", borderVisible: false };
	const candles = { applyOptions: (changed: object) => Object.assign(options, changed) };
	const part = createHollowCandles({ candles, look: lookOf("green", "red") } as never);
	expect(options).toEqual({
		upColor: "transparent",
		downColor: "red",
		borderVisible: true,
		borderUpColor: "green",
		borderDownColor: "red",
	});
	part.applyLook(lookOf("blue", "orange"));
	expect(options).toMatchObject({
		upColor: "transparent",
		borderUpColor: "blue",
		borderDownColor: "orange",
	});
	part.remove();
	expect(options).toMatchObject({ upColor: "blue", borderVisible: false });
});
