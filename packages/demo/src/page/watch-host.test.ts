import { expect, test } from "vitest";
import { watchHost } from "./watch-host.ts";

const start = () => {
	let isVisible = true;
	let answers = true;
	let asked = 0;
	let takeovers = 0;
	const watch = watchHost({
		isVisible: () => isVisible,
		ask: () => {
			asked += 1;
			if (answers) watch.heard();
		},
		takeOver: () => {
			takeovers += 1;
		},
	});
	return {
		look: (times: number) => {
			for (let at = 0; at < times; at++) watch.look();
			return { asked, takeovers };
		},
		hide: () => {
			isVisible = false;
		},
		suspend: () => {
			answers = false;
		},
	};
};

test("A-885: a page leaves a platform that answers where it is", () => {
	expect(start().look(100)).toEqual({ asked: 100, takeovers: 0 });
});

test("A-885: a page takes over after five looks without an answer, then after ten", () => {
	const page = start();
	page.look(3);
	page.suspend();
	expect(page.look(5).takeovers).toBe(0);
	expect(page.look(1).takeovers).toBe(1);
	expect(page.look(9).takeovers).toBe(1);
	expect(page.look(1).takeovers).toBe(2);
});

test("A-885: a page that is not seen neither asks nor takes over", () => {
	const page = start();
	page.suspend();
	page.hide();
	expect(page.look(100)).toEqual({ asked: 0, takeovers: 0 });
});
