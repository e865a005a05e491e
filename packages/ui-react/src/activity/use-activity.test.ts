import { expect, test } from "vitest";
import { emptyActivity } from "../state/activity.ts";
import { inboxAddress } from "./use-activity.ts";

test("A-489: the way to the inbox leads to the tab that has something unread, first to the messages", () => {
	const unread = [
		[0, 0],
		[0, 2],
		[3, 2],
		[3, 0],
	] as const;
	expect(
		unread.map(([activity, messages]) =>
			inboxAddress({ ...emptyActivity, unread: activity, unreadMessages: messages }),
		),
	).toEqual(["/message", "/message", "/message", "/message?type=activity"]);
});
