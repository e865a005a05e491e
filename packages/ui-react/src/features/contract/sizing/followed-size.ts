import { type OrderSize, type SizeBasis, sizeOf } from "@tradewind/domain/contract";
import { translateTypedDecimal, writeTypedDecimal } from "@tradewind/domain/money";
import { oncePer } from "../../../state/once-per.ts";
import { createStore, type Store } from "../../../state/store.ts";
import type { TicketActor } from "../ticket/ticket-actor.ts";

/** How the size of the order is given, with what was typed for each way, and the quantity that it made. */
export interface TypedSize {
	readonly basis: SizeBasis;
	readonly value: string;
	readonly loss: string;
	readonly made: OrderSize | undefined;
}

const unused: TypedSize = { basis: "quantity", value: "", loss: "", made: undefined };

/**
 * The size of the order as typed. While a value or a loss is typed, the quantity of the ticket follows it at each change of price,
 * stop-loss and leverage (docs/assumptions.md, A-641, A-643). It ends when the quantity itself is changed, with the order, and with
 * another instrument or customer.
 */
export const followedSize = oncePer((ticket: TicketActor): Store<TypedSize> => {
	const size = createStore(unused);
	const context = () => ticket.getSnapshot().context;
	let { language, instrument, customerId } = context();
	/** The quantity as this wrote it last. */
	let written: string | undefined;
	const follow = () => {
		const { basis } = size.get();
		if (basis === "quantity" || size.get()[basis] === "" || !ticket.getSnapshot().matches("editing")) return;
		const made = sizeOf(basis, size.get()[basis], context());
		written = made.is === "sized" ? writeTypedDecimal(made.quantity, language) : "";
		size.set({ ...size.get(), made });
		if (context().form.quantity !== written)
			ticket.send({ type: "change", field: "quantity", value: written });
	};
	size.subscribe(() => {
		if (size.get().made === undefined) follow();
	});
	ticket.on("accepted", () => size.set(unused));
	ticket.subscribe(() => {
		const now = context();
		if (now.instrument.id !== instrument.id || now.customerId !== customerId) size.set(unused);
		else if (now.language !== language) {
			const translate = (text: string) => translateTypedDecimal(text, language, now.language);
			size.set({ ...size.get(), value: translate(size.get().value), loss: translate(size.get().loss) });
			written = now.form.quantity;
		} else if (written !== undefined && now.form.quantity !== written) {
			written = undefined;
			size.set({ ...size.get(), basis: "quantity", made: undefined });
		}
		({ language, instrument, customerId } = now);
		follow();
	});
	return size;
});
