import { type ReactNode, useId } from "react";
import { useWords } from "../../i18n/words.ts";
import { QrCode } from "../qr/qr-code.tsx";
import classes from "./address-box.module.css";
import { useCopy } from "./use-copy.ts";

interface AddressBoxProps {
	/** A crypto address of the platform. */
	readonly address: string;
	/** The code of the coin, such as USDT. */
	readonly currency: string;
	/** The network that carries the coin, such as TRC20. */
	readonly network: string;
	/** The smallest amount that the platform accepts here, with its unit. */
	readonly minimum?: ReactNode;
	/** Whether the site offers a button that copies the address; the text can be selected in any case. */
	readonly canCopy?: boolean;
}

/** Of the square, in CSS pixels. */
const codeSize = 176;

/** Characters of a group: an address is compared group by group. */
const groupLength = 4;

/**
 * An address to pay to: its QR code, the whole address in groups of four, a button that copies it, the network that it is
 * valid on and the minimum. Selecting or copying the text gives the address without spaces.
 */
export const AddressBox = (props: AddressBoxProps): ReactNode => {
	const { address, currency, network, minimum, canCopy = true } = props;
	const { t } = useWords();
	const copy = useCopy();
	const id = useId();
	const values = { currency, network };
	return (
		<section className={classes.box} aria-labelledby={id}>
			<h2 id={id} className={classes.title}>
				{t("shared.address.title", values)}
			</h2>
			<QrCode text={address} size={codeSize} errorCorrection="H" label={t("shared.address.code", values)} />
			<bdi dir="ltr" data-whole className={classes.address}>
				{groupsOf(address).map(({ start, text }) => (
					<span key={start} className={classes.group}>
						{text}
					</span>
				))}
			</bdi>{" "}
			{canCopy ? (
				<button type="button" className={`quiet-button ${classes.copy}`} onClick={() => copy(address)}>
					{t("shared.address.copy")}
				</button>
			) : null}
			<p className={classes.warning}>{t("shared.address.network", values)}</p>
			{minimum === undefined ? null : (
				<p className={classes.minimum}>
					<span>{t("shared.address.minimum")}</span> <span>{minimum}</span>
				</p>
			)}
		</section>
	);
};

const groupsOf = (address: string) =>
	Array.from({ length: Math.ceil(address.length / groupLength) }, (_, index) => {
		const start = index * groupLength;
		return { start, text: address.slice(start, start + groupLength) };
	});
