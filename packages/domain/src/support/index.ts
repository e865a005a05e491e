export { companyLogo, companyMail, companyWebsite } from "./company-links.ts";
export { type Company, Support } from "./support.port.ts";
