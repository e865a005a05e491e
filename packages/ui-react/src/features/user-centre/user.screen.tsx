import { type MenuRow, menuRows, menuSectionOf, menuSections, roleOf } from "@tradewind/domain/access";
import { canSwitchTheme } from "@tradewind/domain/site";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { version } from "../../../package.json";
import { inboxAddress, useActivity } from "../../activity/use-activity.ts";
import { useWords } from "../../i18n/words.ts";
import { StartPlace } from "../../parts/getting-started/start-place.tsx";
import { isMenuTarget } from "../../routes.ts";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { useSettings } from "../../state/use-settings.ts";
import { MenuIcon } from "../../ui/control/menu-icon.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { BlockedRow, LinkRow, PressRow, Rows } from "../../ui/rows/rows.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { AccountCard } from "./account-card.tsx";
import { BalanceCard } from "./balance-card.tsx";
import { DemoResetRow } from "./demo-reset-row.tsx";
import { LogoutSheet } from "./logout-sheet.tsx";
import { PriceColoursRow } from "./price-colours-row.tsx";
import { RealAccount } from "./real-account.tsx";
import { SecurityRow } from "./security-row.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import classes from "./user.module.css";

const InboxRow = (): ReactNode => {
	const { t } = useWords();
	const activity = useActivity();
	const count = activity.unread + activity.unreadMessages;
	return (
		<LinkRow
			to={inboxAddress(activity)}
			icon={<MenuIcon icon="inbox" />}
			label={t("user-centre.inbox")}
			{...(count > 0 && { value: t("shared.unread", { count }) })}
		/>
	);
};

/** A row of the site's menu. A demo customer sees a message at one for real accounts. */
const MenuLink = ({ row: { item, accessBlock } }: { readonly row: MenuRow }): ReactNode => {
	const { t } = useWords();
	const row = { icon: <MenuIcon icon={item.icon} />, label: item.title };
	return accessBlock ? (
		<BlockedRow
			{...row}
			onPress={() => showToast("refused", t("shared.onlyRealAccount"), { to: "/register" })}
		/>
	) : (
		<LinkRow {...row} to={item.path} />
	);
};

/** What belongs to the app itself. */
const AppRows = (): ReactNode => {
	const { t, language } = useWords();
	const settings = useSettings();
	return (
		<>
			<LinkRow
				to="/language"
				icon={<MenuIcon icon="language" />}
				label={t("user-centre.language")}
				value={language.name}
			/>
			{canSwitchTheme(settings) ? <ThemeSwitch /> : null}
			<PriceColoursRow />
		</>
	);
};

/** Spec 1 §2, §5, User centre: the rows of the menu in four groups (docs/assumptions.md, A-591). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { site } = useApp();
	const settings = useSettings();
	const { standing, signedIn } = useSession();
	const menu = useSelector(site, (snapshot) => snapshot.context.menu);
	const [isLeaving, setLeaving] = useState(false);
	const links = menuRows(menu, "user menu", settings, roleOf(signedIn?.customer)).filter(
		({ item }) => isMenuTarget(item.path) && item.path !== "/language",
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
				</Rows>
				{menuSections.map((section) => {
					const own = links.filter(({ item }) => menuSectionOf(item.path) === section);
					const hasMore = section === "help" || (section === "security" && signedIn !== undefined);
					if (own.length === 0 && !hasMore) return null;
					return (
						<Rows key={section} title={t(`user-centre.section.${section}`)}>
							{own.map((row) => (
								<MenuLink key={`${row.item.path} ${row.item.title}`} row={row} />
							))}
							{section === "security" && signedIn ? <SecurityRow signedIn={signedIn} /> : null}
							{section === "help" ? <AppRows /> : null}
						</Rows>
					);
				})}
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
