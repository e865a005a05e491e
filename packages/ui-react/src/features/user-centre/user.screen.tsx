import { menuRows, roleOf } from "@tradewind/domain/access";
import { canSwitchTheme } from "@tradewind/domain/site";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { version } from "../../../package.json";
import { useActivity } from "../../activity/use-activity.ts";
import { useWords } from "../../i18n/words.ts";
import { StartPlace } from "../../parts/getting-started/start-place.tsx";
import { isBuilt } from "../../routes.ts";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { useSettings } from "../../state/use-settings.ts";
import { MenuIcon } from "../../ui/control/menu-icon.tsx";
import { BlockedRow, LinkRow, PressRow, Rows } from "../../ui/control/rows.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { AccountCard } from "./account-card.tsx";
import { BalanceCard } from "./balance-card.tsx";
import { DemoResetRow } from "./demo-reset-row.tsx";
import { LogoutSheet } from "./logout-sheet.tsx";
import { RealAccount } from "./real-account.tsx";
import { SecurityRow } from "./security-row.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import classes from "./user.module.css";

const InboxRow = (): ReactNode => {
	const { t } = useWords();
	const { unread, unreadMessages } = useActivity();
	const count = unread + unreadMessages;
	return (
		<LinkRow
			to="/message"
			icon={<MenuIcon icon="inbox" />}
			label={t("user-centre.inbox")}
			{...(count > 0 && { value: t("shared.unread", { count }) })}
		/>
	);
};

/** Spec 1 §2, §5, User centre: built pages only. */
export const Screen = (): ReactNode => {
	const { t, language } = useWords();
	const { site } = useApp();
	const settings = useSettings();
	const { standing, signedIn } = useSession();
	const menu = useSelector(site, (snapshot) => snapshot.context.menu);
	const [isLeaving, setLeaving] = useState(false);
	const links = menuRows(menu, "user menu", settings, roleOf(signedIn?.customer)).filter(
		({ item }) => isBuilt(item.path) && item.path !== "/language",
	);
	return (
		<Page>
			<div className={classes.page}>
				<AccountCard />
				<StartPlace hasAllSteps />
				<BalanceCard />
				{standing === "demo" ? <RealAccount /> : null}
				<Rows>
					<InboxRow />
					{links.map(({ item, accessBlock }) =>
						accessBlock ? (
							<BlockedRow
								key={`${item.path} ${item.title}`}
								icon={<MenuIcon icon={item.icon} />}
								label={item.title}
								onPress={() => showToast("refused", t("shared.onlyRealAccount"), { to: "/register" })}
							/>
						) : (
							<LinkRow
								key={`${item.path} ${item.title}`}
								to={item.path}
								icon={<MenuIcon icon={item.icon} />}
								label={item.title}
							/>
						),
					)}
					{signedIn ? <SecurityRow signedIn={signedIn} /> : null}
					<LinkRow
						to="/language"
						icon={<MenuIcon icon="language" />}
						label={t("user-centre.language")}
						value={language.name}
					/>
					{canSwitchTheme(settings) ? <ThemeSwitch /> : null}
				</Rows>
				<Rows>
					{signedIn && standing === "demo" ? <DemoResetRow signedIn={signedIn} /> : null}
					<PressRow label={t("user-centre.logout")} onPress={() => setLeaving(true)} />
				</Rows>
				<p className={classes.version}>{t("user-centre.version", { name: settings.name, version })}</p>
			</div>
			<LogoutSheet open={isLeaving} onClose={() => setLeaving(false)} />
		</Page>
	);
};
