import { expect, test } from "vitest";
import { frameOf } from "./frame-of.ts";

const own = { lang: "hk", theme: "dark", conversation: "c1" };

test("Spec 2 §2: a framed page of this site has no origin in its sandbox, whatever way it is written", () => {
	const frame = {
		address: "https://app.example/support-chat?lang=hk&theme=dark&conversation=c1",
		sandbox: "allow-scripts allow-forms",
		isOwn: true,
	};
	expect(
		["/support-chat", "https://app.example/support-chat"].map((url) =>
			frameOf(url, "https://app.example", own),
		),
	).toEqual([frame, frame]);
});

test("Spec 2 §2: a framed page of another site keeps its origin and its address, and may not navigate the app", () => {
	expect(frameOf("https://chat.example/x?y=1", "https://app.example", own)).toEqual({
		address: "https://chat.example/x?y=1",
		sandbox: "allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox",
		isOwn: false,
	});
});
