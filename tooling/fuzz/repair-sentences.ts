/** Makes the checksum of every sentence and tag block right again (NMEA 0183: XOR of what stands in front of the star). */
export function repairSentences(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1').replace(/([!$\\])([^!$\\*\r\n]*)\*[^,\\\r\n]{0,2}/g, (_, start: string, content: string) => {
    let xor = 0;
    for (let i = 0; i < content.length; i++) xor ^= content.charCodeAt(i);
    return `${start}${content}*${xor.toString(16).toUpperCase().padStart(2, '0')}`;
  });
  return Buffer.from(text, 'latin1');
}
