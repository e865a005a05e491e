import { decimal, price, toText } from "@tradewind/domain/money";
import { expect, test, vi } from "vitest";
import { followDrags } from "./follow-drags.ts";

/** A tag at the top of a chart whose prices are pixels, and what its drags have done. */
const createTag = () => {
	const text = { textContent: "" };
	const element = Object.assign(new EventTarget(), {
		dataset: { movable: "true" } as Record<string, string>,
		parentElement: null,
		style: { removeProperty: () => {} },
		querySelector: () => text,
		getBoundingClientRect: () => ({ top: 0, height: 20 }),
		setPointerCapture: () => {},
	});
	const done: string[] = [];
	const mark = {
		id: "501 stop-loss",
		price: price(decimal("10")),
		kind: "stop-loss",
		tone: "down",
		move: {
			textAt: toText,
			onDrop: (at: Parameters<typeof toText>[0]) => done.push(`dropped at ${toText(at)}`),
		},
	} as const;
	const end = followDrags([{ mark, element: element as never }], {
		priceAt: (y) => y,
		digits: () => 0,
		onHold: (_, at) => done.push(at ? `held at ${toText(at)}` : "let go"),
	});
	const touch = (type: string, pointerId: number, clientY: number) =>
		element.dispatchEvent(Object.assign(new Event(type), { pointerId, clientY, button: 0 }));
	return { element, done, end, touch };
};

test("A-662: a line is dropped where its finger is, whatever a second finger does", () => {
	const { done, touch } = createTag();
	touch("pointerdown", 1, 10);
	touch("pointermove", 1, 30);
	touch("pointerdown", 2, 10);
	touch("pointermove", 2, 90);
	touch("pointerup", 2, 90);
	touch("pointermove", 1, 40);
	touch("pointercancel", 2, 90);
	touch("pointerup", 1, 40);
	expect(done).toEqual(["held at 30", "held at 40", "let go", "dropped at 40"]);
});

test("a press that moves less than a few pixels drags nothing", () => {
	const { done, touch } = createTag();
	touch("pointerdown", 1, 10);
	touch("pointermove", 1, 13);
	touch("pointerup", 1, 13);
	expect(done).toEqual([]);
});

test("a line that is removed while it is dragged is let go, and not dropped", () => {
	const { element, done, end, touch } = createTag();
	touch("pointerdown", 1, 10);
	touch("pointermove", 1, 30);
	end();
	touch("pointerup", 1, 30);
	expect([done, element.dataset.dragged]).toEqual([["held at 30", "let go"], "false"]);
});

test("the click that ends a drag opens nothing, also after the lines were drawn again; the next one does", () => {
	vi.useFakeTimers();
	const { element, end, touch } = createTag();
	const opened: number[] = [];
	touch("pointerdown", 1, 10);
	touch("pointermove", 1, 30);
	touch("pointerup", 1, 30);
	end();
	element.addEventListener("click", ({ timeStamp }) => opened.push(timeStamp));
	element.dispatchEvent(new Event("click"));
	expect(opened).toHaveLength(0);
	vi.advanceTimersByTime(300);
	element.dispatchEvent(new Event("click"));
	expect(opened).toHaveLength(1);
});
