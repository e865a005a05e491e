import { canSwitchTheme, menuRows, standingOf } from "@tradewind/domain/site";
import { type ReactNode, useState } from "react";
import { version } from "../../../../package.json";
import { useActivity } from "../../../activity/use-activity.ts";
import { useWords } from "../../../i18n/words.ts";
import { inboxPath } from "../../../router/inbox-path.ts";
import { isBuilt } from "../../../router/paths.ts";
import { useApp } from "../../../state/app.ts";
import { useSelected } from "../../../state/use-selected.ts";
import { useSession } from "../../../state/use-session.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { notify } from "../../../ui/toast/toasts.ts";
import { AccountCard } from "./account-card.tsx";
import { BalanceCard } from "./balance-card.tsx";
import { LogoutSheet } from "./logout-sheet.tsx";
import { RealAccount } from "./real-account.tsx";
import { BarredRow, LinkRow, PressRow, Rows } from "./rows.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import classes from "./user-page.module.css";

const InboxRow = (): ReactNode => {
	const { say } = useWords();
	const { unread, unreadMessages } = useActivity();
	const count = unread + unreadMessages;
	return (
		<LinkRow
			to={inboxPath}
			label={say("session.inbox")}
			{...(count > 0 && { value: say("shell.unread", { count }) })}
		/>
	);
};

/** Spec 1 §2, §5, User centre, as far as its destinations are built. */
export const UserPage = (): ReactNode => {
	const { say, language } = useWords();
	const { site } = useApp();
	const settings = useSettings();
	const { standing, signedIn } = useSession();
	const menu = useSelected(site, (snapshot) => snapshot.context.menu);
	const [isLeaving, setLeaving] = useState(false);
	const links = menuRows(menu, "user menu", settings, standingOf(signedIn?.customer)).filter(
		({ item }) => isBuilt(item.path) && item.path !== "/language",
	);
	return (
		<Page title={say("session.account")}>
			<div className={classes.page}>
				<AccountCard />
				<BalanceCard />
				{standing === "demo" ? <RealAccount /> : null}
				<Rows>
					<InboxRow />
					{links.map(({ item, barrier }) =>
						barrier ? (
							<BarredRow
								key={`${item.path} ${item.title}`}
								label={item.title}
								onPress={() => notify("refused", say("shell.onlyRealAccount"))}
							/>
						) : (
							<LinkRow key={`${item.path} ${item.title}`} to={item.path} label={item.title} />
						),
					)}
					<LinkRow to="/language" label={say("session.language")} value={language.name} />
					{canSwitchTheme(settings) ? <ThemeSwitch /> : null}
				</Rows>
				<Rows>
					<PressRow label={say("session.logout")} onPress={() => setLeaving(true)} />
				</Rows>
				<p className={classes.version}>{say("session.version", { name: settings.name, version })}</p>
			</div>
			<LogoutSheet open={isLeaving} onClose={() => setLeaving(false)} />
		</Page>
	);
};
