import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { isBuilt } from "../../routes.ts";
import { useApp } from "../../state/app.ts";
import { useSettings } from "../../state/use-settings.ts";
import { LinkRow, Rows } from "../../ui/rows/rows.tsx";

/**
 * What belongs to the wallet: transfers, unless there is one account; bank cards and coin addresses, each by its flag; the
 * journal (Spec 1 §6, Spec 2 §2, §6).
 */
export const WalletLinks = (): ReactNode => {
	const { t } = useWords();
	const flags = useSelector(useApp().site, ({ context }) => context.flags);
	const { hasOnlyOneAccount } = useSettings();
	const links = [
		{ to: "/mine/transfer", name: "transfer", isOffered: !hasOnlyOneAccount },
		{ to: "/mine/bank-card-list", name: "bankCards", isOffered: flags.hasBankCards },
		{ to: "/mine/coin-address-list", name: "coinAddresses", isOffered: flags.hasCryptoWallet },
		{ to: "/mine/journal", name: "journal", isOffered: true },
	].filter(({ to, isOffered }) => isOffered && isBuilt(to));
	if (links.length === 0) return null;
	return (
		<Rows>
			{links.map(({ to, name }) => (
				<LinkRow key={to} to={to} label={t(`account.wallet.${name}`)} />
			))}
		</Rows>
	);
};
