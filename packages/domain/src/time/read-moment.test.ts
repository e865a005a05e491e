import { expect, test } from "vitest";
import { readMoment } from "./read-moment.ts";
import { writeMoment } from "./write-moment.ts";

test.each(["2026-01-31 09:05:07", "2024-02-29 00:00:00", "2000-01-01 23:59:59"])(
	"A-12: the moment %s of the platform is read and written back unchanged",
	(text) => {
		expect(writeMoment(readMoment(text), "second")).toBe(text);
	},
);

test.each(["", "2026-02-30 00:00:00", "2026-01-01", "2026-01-01 24:00:00", "soon", "2026-01-01 00:60:00"])(
	"%j is no moment",
	(text) => {
		expect(readMoment(text)).toBeUndefined();
	},
);
