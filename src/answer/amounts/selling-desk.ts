/** Who sells admission to what others show: its name is never what was seen. */
const desk =
  /^(?:the\s+)?(?:tickets?|(?:tickets?|box|booking|admissions?|reservations?)[\s-]*(?:office|desk|services?|shop|centre|center|team|sales|online))$|^(?:ticketmaster|eventim|eventbrite|see ?tickets|axs|dice|stubhub)\b|票务|售票|大麦|猫眼/iu;

/** Whether the name is that of a desk which sells what somebody else shows; absence is none. */
export const isSellingDesk = (name: string | undefined): boolean => name !== undefined && desk.test(name.trim());
