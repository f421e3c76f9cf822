/** The same in English. */
export const guideEnglish = {
  print: 'print',
  agreement: {
    title: 'Agreement on sending VGM',
    s1: {
      head: '1. What we do',
      text: 'For forwarders, shipping agents and shippers. You fill in verified gross masses; we write them as a message by SOLAS, hand it to the VGM receivers of the terminals of Shanghai, and show you what they answer. We neither weigh nor judge whether a mass is right.',
    },
    s2: {
      head: '2. What you answer for',
      text: 'Mass, method, place of weighing and signature are true. Whoever signs may act for the shipper. What comes of a wrong mass is borne by whoever is responsible for it.',
    },
    s3: {
      head: '3. Fee',
      text: '5 yuan for each container: set aside when it is sent, taken once the terminal accepts it, given back when it refuses or never received it. A correction costs its new containers alone. Every step stands in the record.',
    },
    s4: {
      head: '4. Nothing goes twice',
      text: 'Each sending has a reference. Without an answer we ask the terminal first whether it has it, and send again only if it has not. What nobody can tell waits for somebody to look; the fee is only set aside meanwhile.',
    },
    s5: {
      head: '5. Times',
      text: 'The VGM cut-off is the terminal’s. From six hours before the ship berths nothing is changed. Where a terminal tells no time, what it accepts counts.',
    },
    s6: {
      head: '6. Data',
      text: 'We keep what you sent and what was answered, to prove it. Nobody but the terminal, and whoever the law names, is given it.',
    },
  },
  book: {
    title: 'How to send VGM',
    s1: {
      head: 'Two methods',
      text: 'SM1: the packed container is weighed; fill in gross and tare, net is computed. SM2: cargo, packing and dunnage are added up; fill in net and tare, gross is computed. A computed cell cannot be typed into.',
    },
    s2: {
      head: 'Filling in',
      text: 'First bill, vessel, voyage, carrier and terminal, then the containers. Enter goes to the next cell; a block copied from a spreadsheet can be pasted whole. “From the bill” brings the containers of a bill of Shanghai. An imported spreadsheet has in its first row the titles of a file of exported containers, in any order, and a container to each row.',
    },
    s3: {
      head: 'Tare',
      text: 'What is painted on the door holds. With the focus in a tare, suggestions stand below: what this container had last, the middle of your own of the type, what is usual for it; Tab takes the first.',
    },
    s4: {
      head: 'Checks',
      text: 'All eight cells are needed. Net is above zero, gross is tare plus net to 1 kg, and at most 36,000 kg. A mass above what is usual for the type, or a wrong check digit, is a warning and does not stop you.',
    },
    s5: {
      head: 'Sending and receipts',
      text: '“Check and send” lists the call, each mass and the fee; nothing goes before you agree. There are three receipts: delivered, accepted, at the terminal. A refusal says why; put it right and send again.',
    },
    s6: {
      head: 'Correcting and deleting',
      text: 'What was not sent is simply changed. What was sent is corrected: the whole filing goes again, and the list shows the old masses until the terminal accepts the new ones. What failed or waits can be deleted and restored; what was sent cannot.',
    },
  },
};
