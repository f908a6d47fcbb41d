import type { DepartmentRows } from './department-rows.ts';
import type { Rank } from './ranks.ts';

/** Words of rank in Malay and Vietnamese titles. */
export const SOUTHEAST_ASIAN_RANKS: readonly (readonly [Rank, string])[] = [
  ['Owner', `pengasas|pengasas bersama|usahawan|nhà sáng lập|đồng sáng lập|chủ doanh nghiệp|chủ cửa hàng`],
  [
    'CXO',
    `pengarah urusan|ketua pegawai eksekutif|ketua pegawai|pengerusi|tổng giám đốc|chủ tịch|chủ tịch hội đồng quản trị|giám đốc điều hành`,
  ],
  [
    'Director',
    `pengarah|timbalan pengarah|ketua jabatan|guru besar|pengetua|giám đốc|phó giám đốc|hiệu trưởng|trưởng khoa`,
  ],
  [
    'Manager',
    `pengurus|pengurus besar|penolong pengurus|timbalan pengurus|penyelia|ketua unit|ketua kerani|trưởng phòng|phó phòng|trưởng nhóm|trưởng bộ phận|quản lý|cửa hàng trưởng|giám sát|quản đốc|tổ trưởng`,
  ],
  ['Senior', `pegawai kanan|eksekutif kanan|kế toán trưởng|kỹ sư trưởng|cao cấp`],
  ['Training', `pelatih|pelajar|thực tập sinh|sinh viên`],
  [
    'Entry',
    `eksekutif|kerani|pembantu|pegawai|penolong|penyelaras|juruteknik|pekerja|nhân viên|chuyên viên|trợ lý|kỹ thuật viên|công nhân|cán bộ|điều phối viên|tư vấn viên`,
  ],
  [
    'Owner',
    `nhà sáng lập và ceo|chủ cơ sở|chủ shop|chủ quán|hộ kinh doanh|kinh doanh tự do|peniaga|peniaga dalam talian`,
  ],
  [
    'CXO',
    `chủ tịch hđqt|thành viên hội đồng quản trị|phó chủ tịch hội đồng quản trị|bộ trưởng|menteri|ketua setiausaha|giám đốc điều hành`,
  ],
  ['VP', `phó tổng giám đốc|phó chủ tịch|naib presiden|naib canselor`],
  [
    'Director',
    `phó hiệu trưởng|viện trưởng|bí thư|vụ trưởng|cục trưởng|trưởng chi nhánh|giám đốc chi nhánh|naib pengetua|timbalan ketua pengarah`,
  ],
  [
    'Manager',
    `bếp trưởng|trưởng ca|trưởng ban|phó ban|phó trưởng phòng|phó giám đốc phòng|đội trưởng|chuyền trưởng|ketua pasukan|ketua tim|mandor`,
  ],
  ['Senior', `chuyên gia|chuyên viên cao cấp|chuyên viên chính|giáo sư|phó giáo sư|penolong kanan|profesor madya`],
  [
    'Entry',
    `trợ lý giám đốc|trợ lý tổng giám đốc|thư ký giám đốc|cộng tác viên|công chức|viên chức|giao dịch viên|kế toán viên|hướng dẫn viên|tiếp viên|nhân viên|lao động phổ thông|lao động tự do|kakitangan|kakitangan awam|penjawat awam`,
  ],
  ['Training', `học sinh|học viên|nghiên cứu sinh|thực tập|pelatih praktikal`],
  ['Unpaid', `tình nguyện viên|sukarelawan`],
];

/** Words of departments in Malay and Vietnamese titles. */
export const SOUTHEAST_ASIAN_DEPARTMENTS: DepartmentRows = [
  ['Accounting', 3, `akauntan|perakaunan|akaun|juruaudit|kế toán|kế toán trưởng|kiểm toán|thuế`],
  ['Administrative', 3, `kerani|tadbir|pentadbiran|setiausaha|pembantu tadbir|hành chính|thư ký|lễ tân|văn phòng`],
  ['Arts and Design', 3, `pereka|pereka grafik|rekaan|thiết kế|họa sĩ|kiến trúc sư`],
  ['Business Development', 4, `pembangunan perniagaan|phát triển kinh doanh`],
  ['Education', 3, `cikgu|pensyarah|guru besar|pengetua|pendidikan|giáo viên|giảng viên|hiệu trưởng|đào tạo`],
  ['Engineering', 2, `jurutera|kejuruteraan|kỹ sư|kỹ thuật|lập trình viên|phần mềm|juruteknik`],
  ['Finance', 3, `kewangan|perbankan|pelaburan|tài chính|ngân hàng|tín dụng|đầu tư`],
  ['Healthcare Services', 3, `pegawai perubatan|pegawai farmasi|perubatan|pergigian|bác sĩ|điều dưỡng|dược sĩ|y tá`],
  ['Human Resources', 3, `sumber manusia|nhân sự|tuyển dụng|tiền lương`],
  [
    'Information Technology',
    3,
    `teknologi maklumat|sistem maklumat|công nghệ thông tin|quản trị mạng|quản trị hệ thống`,
  ],
  ['Legal', 3, `peguam|undang undang|guaman|luật sư|pháp chế|pháp lý`],
  ['Marketing', 3, `tiếp thị|quảng cáo|thương hiệu|pengiklanan`],
  ['Media and Communication', 3, `wartawan|komunikasi korporat|perhubungan awam|truyền thông|nhà báo|biên tập viên`],
  ['Military and Protective Services', 3, `pengawal keselamatan|keselamatan|bảo vệ|an ninh`],
  [
    'Operations',
    3,
    `operasi|pengeluaran|pemandu|tukang masak|logistik|penyelenggaraan|sản xuất|vận hành|kho|thủ kho|lái xe|tài xế|đầu bếp|bảo trì|xuất nhập khẩu`,
  ],
  ['Program and Project Management', 3, `projek|dự án`],
  ['Purchasing', 3, `perolehan|pembelian|mua hàng|thu mua`],
  ['Quality Assurance', 3, `kualiti|chất lượng|kiểm thử`],
  ['Real Estate', 3, `hartanah|bất động sản`],
  ['Research', 3, `penyelidik|penyelidikan|nghiên cứu|nghiên cứu viên`],
  ['Sales', 3, `jualan|juruwang|jurujual|kinh doanh|bán hàng|thu ngân`],
  ['Support', 3, `khidmat pelanggan|perkhidmatan pelanggan|chăm sóc khách hàng|dịch vụ khách hàng`],
  ['Administrative', 4, `trợ lý giám đốc|trợ lý tổng giám đốc|thư ký giám đốc|nhân viên văn phòng|nhập liệu|văn thư`],
  ['Finance', 4, `giao dịch viên|bảo hiểm|tư vấn bảo hiểm|tư vấn tài chính|thu hồi nợ|chứng khoán`],
  [
    'Military and Protective Services',
    3,
    `công an|bộ đội|quân đội|lính|cảnh sát|lính cứu hỏa|sĩ quan|askar|anggota polis|bomba`,
  ],
  [
    'Media and Communication',
    3,
    `phóng viên|biên dịch viên|phiên dịch viên|phiên dịch|biên dịch|đạo diễn|dẫn chương trình|content creator`,
  ],
  [
    'Operations',
    3,
    `phục vụ|nhân viên phục vụ|giao hàng|nhân viên giao hàng|shipper|thợ điện|thợ hàn|thợ may|thợ cắt tóc|thợ sửa chữa|thợ máy|thợ mộc|phụ bếp|bếp trưởng|bếp|lao công|tạp vụ|hướng dẫn viên du lịch|du lịch|tiếp viên hàng không|hàng không|nông dân|ngư dân|pha chế|công nhân may|bốc xếp|logistics|pemandu lori|pekebun|petani|nelayan|pelayan|tukang`,
  ],
  [
    'Sales',
    3,
    `cửa hàng|quản lý cửa hàng|cửa hàng trưởng|quan hệ khách hàng|sales admin|telesales|tư vấn bán hàng|chăm sóc đại lý`,
  ],
  ['Consulting', 2, `tư vấn`],
  ['Education', 3, `giáo sư|phó giáo sư|gia sư|mầm non|trợ giảng|phó hiệu trưởng|profesor madya|tadika`],
  ['Community and Social Services', 3, `công tác xã hội|mục sư|linh mục|kebajikan`],
  ['Arts and Design', 3, `đồ họa|nhiếp ảnh|quay phim|dựng phim|ca sĩ|diễn viên|nội thất`],
  ['Information Technology', 3, `an ninh mạng|phân tích dữ liệu|dữ liệu|it helpdesk|it support`],
  ['Product Management', 4, `quản lý sản phẩm`],
  [
    'Healthcare Services',
    3,
    `nha sĩ|hộ lý|kỹ thuật viên xét nghiệm|vật lý trị liệu|trình dược viên|tâm lý|nữ hộ sinh|hộ sinh|jururawat|pembantu kesihatan`,
  ],
];
