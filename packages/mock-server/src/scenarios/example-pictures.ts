import { loan, verification } from "@tradewind/contracts";
import type { World } from "../world.ts";
import { mia, omar } from "./set-up.ts";

/** A PNG of one pixel. */
const onePixel =
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";

/** Pictures under the addresses of the contract's examples: a form with the address of no upload is refused. */
export const addExamplePictures = ({ nouns }: World): void => {
	const { uploads } = nouns.upload;
	const add = (address = "", customerId: number): void =>
		uploads.seed(address, {
			bytes: Uint8Array.from(atob(onePixel), (character) => character.charCodeAt(0)),
			mediaType: "image/png",
			customerId,
			viewer: "",
		});
	add(verification.submitRealName.example.input.front_pic, omar);
	add(loan.submitApplication.example.input.tax_bill, mia);
	add(loan.repay.example.input.proofImg, mia);
};
