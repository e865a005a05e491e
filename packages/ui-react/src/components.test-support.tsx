/** The examples of docs/components.md: type-checked here, and copied there by `npm run docs`. */
import type { Leader } from "@tradewind/domain/copy-trading";
import { type Decimal, decimal } from "@tradewind/domain/money";
import { type ReactNode, useState } from "react";
import { Figure } from "./figures/figure.tsx";
import { HowComputedSheet } from "./figures/how-computed.tsx";
import { type Followed, LiveFigure } from "./figures/live-figure.tsx";
import { LiveMoney } from "./figures/live-money.tsx";
import { Money } from "./figures/money.tsx";
import { moneyText } from "./figures/money-text.ts";
import { Sum } from "./figures/sum.tsx";
import { useWords } from "./i18n/words.ts";
import { Segments } from "./ui/control/segments.tsx";
import { AddressBox } from "./ui/copy/address-box.tsx";
import { AmountField } from "./ui/form/amount-field.tsx";
import { CheckboxField } from "./ui/form/checkbox-field.tsx";
import { type FormActor, FormScreen } from "./ui/form/form-screen.tsx";
import { SelectField } from "./ui/form/select-field.tsx";
import { Icon } from "./ui/icon/icon.tsx";
import { cross, forward } from "./ui/icon/signs.ts";
import { ListScreen } from "./ui/list/list-screen.tsx";
import type { PagedListActor } from "./ui/list/paged-list.tsx";
import { Row } from "./ui/list/row.tsx";
import { Receipt } from "./ui/receipt/receipt.tsx";
import { Facts } from "./ui/sheet/fact-list.tsx";
import { Sheet } from "./ui/sheet/sheet.tsx";
import { Empty, LoadError, Skeleton } from "./ui/status/status.tsx";
import { setStatus } from "./ui/status/statuses.ts";
import { showToast } from "./ui/toast/toasts.ts";

export const list = (leaders: PagedListActor<Leader>): ReactNode => (
	<ListScreen
		list={leaders}
		keyOf={({ userId }) => userId}
		row={(leader) => (
			<Row
				title={leader.nickname}
				figure={<Money value={leader.threeWeekProfit} sign="always" tone="change" isPublic />}
				details={leader.code}
			/>
		)}
		empty={<Empty text="The ranking is coming soon" />}
	/>
);

export const form = (actor: FormActor, fields: ReactNode): ReactNode => (
	<FormScreen
		actor={actor}
		about="Transfer"
		notDone="Not transferred"
		submit="Transfer"
		issue="Enter an amount"
	>
		{fields}
	</FormScreen>
);

export const Fields = ({ free }: { readonly free: Decimal }): ReactNode => {
	const [amount, setAmount] = useState("");
	const [account, setAccount] = useState<number>();
	const [isSure, setSure] = useState(false);
	return (
		<>
			<AmountField name="amount" label="Amount" value={amount} currency="$" max={free} onType={setAmount} />
			<SelectField
				name="to"
				label="To"
				options={[{ id: 3, name: "Cash account" }]}
				value={account}
				onChoose={setAccount}
			/>
			<CheckboxField name="sure" label="I have read the terms" isOn={isSure} onChange={setSure} />
		</>
	);
};

export const Choice = (): ReactNode => {
	const [chosen, choose] = useState<"market" | "pending">("market");
	const segments = [
		{ id: "market", name: "Market" },
		{ id: "pending", name: "Pending" },
	] as const;
	return <Segments label="Order type" segments={segments} chosen={chosen} onChoose={choose} />;
};

export const address = (): ReactNode => (
	<AddressBox
		address="TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"
		currency="USDT"
		network="TRC20"
		minimum={<Figure value={decimal("10")} digits={0} unit="USDT" />}
	/>
);

export const TermsSheet = (): ReactNode => {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button type="button" className="quiet-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				Terms
			</button>
			<Sheet open={isOpen} onClose={() => setOpen(false)} title="Terms" isRead>
				<Facts facts={[["Contract size", "100,000"]]} />
			</Sheet>
		</>
	);
};

export const receipt = (fee: Decimal, onDetails: () => void): ReactNode => (
	<Receipt
		what="Bought 0.5 EUR/USD at 1.11257"
		facts={[["Fee", <Money key="fee" value={fee} digits="exact" />]]}
		next="The position is open."
		onDetails={onDetails}
	/>
);

export const money = (profit: Decimal, margin: Decimal, live: Followed): ReactNode => (
	<>
		<Money value={profit} sign="always" tone="change" />
		<Money value={margin} digits="exact" />
		<LiveMoney of={live} sign="always" tone="change" />
	</>
);

export const Reason = ({ free }: { readonly free: Decimal }): ReactNode => {
	const { language } = useWords();
	return <p>{moneyText(free, { locale: language.tag, rounding: "down" })}</p>;
};

export const figure = (price: Decimal, percent: Decimal, live: Followed): ReactNode => (
	<>
		<Figure value={price} digits={5} />
		<Figure value={percent} digits={2} sign="always" tone="change" unit="%" />
		<LiveFigure of={live} digits={5} />
	</>
);

export const calculation = (free: Decimal, locked: Decimal): ReactNode => (
	<HowComputedSheet>
		{() => (
			<Sum
				title="Total assets"
				parts={[
					{ key: "free", name: "Available", value: free },
					{ key: "locked", name: "Frozen", value: locked },
				]}
			/>
		)}
	</HowComputedSheet>
);

export const icons = (onClose: () => void): ReactNode => (
	<>
		<button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
			<Icon sign={cross} />
		</button>
		<Icon sign={forward} size={18} weight={2} className="mirrored" />
	</>
);

export const states = (isLoading: boolean, retry: () => void): ReactNode =>
	isLoading ? <Skeleton height={96} /> : <LoadError error={undefined} onRetry={retry} />;

export const showOffline = (since: number): void =>
	setStatus("connection", { level: "warning", text: { key: "shared.bar.offline" }, since, to: "/message" });

export const showSaved = (): void => showToast("done", "Stop-loss and take-profit saved");
