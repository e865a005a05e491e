import type { DepositTab } from "@tradewind/domain/deposit";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { clockBack } from "../../ui/icon/signs.ts";
import { Page } from "../../ui/layout/page.tsx";
import { type StatusTab, StatusTabs } from "../../ui/list/status-tabs.tsx";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./deposit-page.module.css";
import { Stack } from "./deposit-parts.tsx";
import { PaidInto } from "./paid-into.tsx";

type Tab = StatusTab<DepositTab>;
export type DepositTabs = readonly [Tab, ...Tab[]];

/** The types of the wire (Spec 2 §3). */
const types = { crypto: "0", bank: "1" } as const;

export const tabOf = (tab: DepositTab): Tab => ({ type: types[tab], tab });

/** The address of the records of one kind. */
export const recordsAddress = (kind: DepositTab): string => `/mine/charge?type=${types[kind]}&view=records`;

interface FrameProps {
	readonly tabs: DepositTabs;
	readonly tab: DepositTab;
	readonly children: ReactNode;
}

/** The tabs of the kinds of deposits, where there are two, and the content of the current one. */
export const Tabbed = ({ tabs, tab, children }: FrameProps): ReactNode => {
	const { t } = useWords();
	const content = (
		<Stack>
			<PaidInto />
			{children}
		</Stack>
	);
	if (tabs.length === 1) return content;
	return (
		<StatusTabs
			tabs={tabs}
			shown={tab}
			label={t("deposit.kind")}
			nameOf={(name) => t(`deposit.kind.${name}`)}
		>
			{content}
		</StatusTabs>
	);
};

/** The page of a deposit that is no form: loading, failed, or waiting. */
export const DepositPage = (props: FrameProps): ReactNode => (
	<Page actions={<RecordsLink kind={props.tab} />}>
		<div className={classes.page}>
			<Tabbed {...props} />
		</div>
	</Page>
);

/** Leads to the records of one kind. */
export const RecordsLink = ({ kind }: { readonly kind: DepositTab }): ReactNode => {
	const { t } = useWords();
	return (
		<Link className="icon-button" to={recordsAddress(kind)} aria-label={t("deposit.records")}>
			<Icon sign={clockBack} />
		</Link>
	);
};

/** Placeholders of a deposit's fields. */
export const FieldSkeletons = (): ReactNode => (
	<div aria-busy="true">
		<Stack>
			<Skeleton height={52} />
			<Skeleton height={220} />
			<Skeleton height={52} />
			<Skeleton height={120} />
		</Stack>
	</div>
);

export const DepositLoading = (): ReactNode => (
	<Page>
		<div className={classes.page}>
			<FieldSkeletons />
		</div>
	</Page>
);
