import { withNoticesRead } from "@tradewind/domain/market";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { useActivity } from "../../../activity/use-activity.ts";
import { useWords } from "../../../i18n/words.ts";
import { marketNotices } from "../../../instruments/notices/market-notices.ts";
import type { ActivitySession } from "../../../state/activity.ts";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { bell } from "../../../ui/icon/signs.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { RowSkeletons } from "../../../ui/list/list-states.tsx";
import { StatusTabs, useStatusTab } from "../../../ui/list/status-tabs.tsx";
import { LoadError } from "../../../ui/status/status.tsx";
import { messageListOf } from "../reading/kept-lists.ts";
import { ActivityList } from "./activity-list.tsx";
import { AlertSheet } from "./alert-sheet.tsx";
import { MessageList } from "./message-list.tsx";

const checks = "M2.5 12.5 7 17l9.5-10M11 16l1 1 9.5-10";

const tabs = [
	{ type: "messages", tab: "messages" },
	{ type: "activity", tab: "activity" },
] as const;
type Tab = (typeof tabs)[number]["tab"];

/** The platform's messages (Spec 1 §2, Spec 2 §2) and the activity. */
export const Screen = (): ReactNode => {
	const { signedIn } = useSession();
	const { session } = useActivity();
	const hasFailed = useBegun();
	if (signedIn && session) return <Inbox signedIn={signedIn} session={session} />;
	return (
		<Page>
			{hasFailed.is ? <LoadError error={hasFailed.why} onRetry={hasFailed.again} /> : <RowSkeletons />}
		</Page>
	);
};

/** The activity may still be loading when the page is opened by its address. */
const useBegun = () => {
	const { activity } = useApp();
	const [hasFailed, setFailed] = useState(false);
	const begin = () => {
		setFailed(false);
		void activity.load().catch(() => setFailed(true));
	};
	useEffect(() => void activity.load().catch(() => setFailed(true)), [activity]);
	return { is: hasFailed, why: undefined, again: begin };
};

const Inbox = ({
	signedIn,
	session,
}: {
	readonly signedIn: SignedIn;
	readonly session: ActivitySession;
}): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const { unread, unreadMessages } = useActivity();
	const tab = useStatusTab<Tab>(tabs);
	const [isChoosing, setChoosing] = useState(false);
	const messages = useSelector(messageListOf(app, signedIn), ({ context }) => context.rows);
	useEffect(() => session.addMessages(messages), [session.addMessages, messages]);
	const counts = { activity: unread, messages: unreadMessages };
	const isAllRead = unread + unreadMessages === 0;
	const readAll = () => {
		session.actor.send({ type: "read all" });
		marketNotices().change((notices) => withNoticesRead(notices));
		session.markAllMessagesRead();
	};
	return (
		<Page
			actions={
				<>
					<button
						type="button"
						className="icon-button"
						aria-label={t(isAllRead ? "content.allRead" : "content.readAll")}
						disabled={isAllRead}
						onClick={readAll}
					>
						<Icon sign={checks} />
					</button>
					<button
						type="button"
						className="icon-button"
						aria-label={t("content.alerts")}
						aria-haspopup="dialog"
						onClick={() => setChoosing(true)}
					>
						<Icon sign={bell} />
					</button>
				</>
			}
		>
			<StatusTabs
				tabs={tabs}
				shown={tab}
				label={t("content.inbox")}
				nameOf={(one) =>
					counts[one] === 0 ? t(`content.tab.${one}`) : t(`content.tab.${one}Unread`, { number: counts[one] })
				}
			>
				{tab === "activity" ? (
					<ActivityList session={session} />
				) : (
					<MessageList signedIn={signedIn} session={session} />
				)}
			</StatusTabs>
			<AlertSheet session={session} open={isChoosing} onClose={() => setChoosing(false)} />
		</Page>
	);
};
